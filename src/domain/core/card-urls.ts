/** The addresses where people see cards, made from the operator's template. */

/** What a template can contain in braces: properties of the card, as the API shows them. */
const cardUrlPlaceholders = ['id', 'board_id', 'workspace_id'] as const;

export type CardUrlPlaceholder = (typeof cardUrlPlaceholders)[number];

const placeholder = new RegExp(`\\{(${cardUrlPlaceholders.join('|')})\\}`, 'g');

/** The address of a card in a template such as `https://app.example.com/cards/{id}`. */
export function cardAddress(template: string, card: Readonly<Record<CardUrlPlaceholder, string>>): string {
  return cardAddresses(template)(card);
}

/** The same for many cards: the template is read once. */
export function cardAddresses(
  template: string,
): (card: Readonly<Record<CardUrlPlaceholder, string>>) => string {
  // Texts and placeholders in turns.
  const [start = '', ...parts] = template.split(placeholder);
  return (card) => {
    let address = start;
    for (let at = 0; at < parts.length; at += 2)
      address += card[parts[at] as CardUrlPlaceholder] + (parts[at + 1] ?? '');
    return address;
  };
}
