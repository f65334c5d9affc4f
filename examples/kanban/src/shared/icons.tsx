/** Small drawings in the color of the text around them. */

const shapes = {
  text: 'M2 4h12M2 8h12M2 12h7',
  comment: 'M2.5 3h11v8H8l-3 2.8V11H2.5z',
  link: 'M6.5 9.5l3-3M7 4.8l1.6-1.6a2.9 2.9 0 0 1 4.2 4.2L11.2 9M9 11.2l-1.6 1.6a2.9 2.9 0 0 1-4.2-4.2L4.8 7',
  close: 'M4 4l8 8M12 4l-8 8',
} as const;

export function Icon({ name }: { readonly name: keyof typeof shapes }) {
  return (
    <svg class="icon" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d={shapes[name]} />
    </svg>
  );
}
