/** What all HTML pages share: the head, the styles and the policy that says what a page may load. */
import { createHash } from 'node:crypto';
import { html, trusted } from '../../html.ts';
import type { Html } from '../../html.ts';

/** A finished page, and the Content-Security-Policy that it needs and no more. */
export interface Page {
  readonly html: string;
  readonly policy: string;
}

export interface PageParts {
  readonly title: string;
  readonly description: string;
  /** Styles in the page itself. */
  readonly style?: string;
  /** For the head, beyond what every page has. */
  readonly head?: Html;
  readonly body: Html;
  /** What the page may load beyond its own style and icon, as directives of Content-Security-Policy. */
  readonly allowances?: Readonly<Record<string, readonly string[]>>;
}

/** The source expression that admits exactly this inline script or style (CSP 3, section 2.3.1). */
export function hashSource(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}

const iconShapes =
  '<rect width="32" height="32" rx="7" fill="#2f4bb5"/>' +
  '<path d="M7 8h5v16H7zM14 8h5v10h-5zM21 8h4v13h-4z" fill="#fff"/>';
const icon = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${iconShapes}</svg>`,
)}`;

/** Puts a page together. The policy is in the page too, so that it holds on any static host. */
export function renderPage({ title, description, style, head, body, allowances = {} }: PageParts): Page {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'img-src': ['data:'],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    ...allowances,
    'style-src': [...(style === undefined ? [] : [hashSource(style)]), ...(allowances['style-src'] ?? [])],
  };
  const policy = Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="description" content="${description}">
<title>${title}</title>
<link rel="icon" href="${icon}">
${style !== undefined ? html`<style>${trusted(style)}</style>` : undefined}${head}
</head>
<body>
${body}
</body>
</html>
`;
  return { html: page.toString(), policy };
}
