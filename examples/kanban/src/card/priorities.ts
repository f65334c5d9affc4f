/** How urgent a card can be, from most to least. */
export const priorities = [
  { id: 'urgent', name: 'Urgent' },
  { id: 'high', name: 'High' },
  { id: 'medium', name: 'Medium' },
  { id: 'low', name: 'Low' },
] as const;

/** A release of the service may add others. */
export function priorityName(priority: string): string {
  return priorities.find(({ id }) => id === priority)?.name ?? priority;
}
