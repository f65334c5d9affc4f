/** Small drawings in the color of the text around them. */

const shapes = {
  text: 'M2 4h12M2 8h12M2 12h7',
  comment: 'M2.5 3h11v8H8l-3 2.8V11H2.5z',
  link: 'M6.5 9.5l3-3M7 4.8l1.6-1.6a2.9 2.9 0 0 1 4.2 4.2L11.2 9M9 11.2l-1.6 1.6a2.9 2.9 0 0 1-4.2-4.2L4.8 7',
  close: 'M4 4l8 8M12 4l-8 8',
  leave: 'M9 3H3.5v10H9M6.5 8H14M11.3 5.3L14 8l-2.7 2.7',
  lock: 'M4 7.5h8v6H4zM5.5 7.5V5.2a2.5 2.5 0 0 1 5 0v2.3',
  trash: 'M3 4.5h10M6.5 4.5V3h3v1.5M4.5 4.5l.6 8.5h5.8l.6-8.5',
  people:
    'M6 8a2.3 2.3 0 1 0 0-4.6A2.3 2.3 0 0 0 6 8zM1.8 13a4.2 4.2 0 0 1 8.4 0M10.5 8a2 2 0 1 0 0-4M12 13h2.2a3.6 3.6 0 0 0-3-3.5',
} as const;

export type IconName = keyof typeof shapes;

export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d={shapes[name]} />
    </svg>
  );
}
