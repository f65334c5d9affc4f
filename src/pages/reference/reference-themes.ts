/** Owns how the reference looks: Redoc's themes for readers of light and of dark pages, and the page's own style. */

const sansSerif = 'system-ui, -apple-system, "Segoe UI", Roboto, "DejaVu Sans", sans-serif';
const monospace = 'ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace';

const typography = {
  fontFamily: sansSerif,
  headings: { fontFamily: sansSerif },
  code: { fontFamily: monospace, wrap: true },
};

const spacing = { sectionVertical: 20 };

const light = {
  spacing,
  colors: { primary: { main: '#2f4bb5' }, text: { primary: '#1b1f2a' } },
  rightPanel: { backgroundColor: '#1d2433' },
  codeBlock: { backgroundColor: '#12161f' },
  typography: { ...typography, code: { ...typography.code, color: '#1b1f2a', backgroundColor: '#f5f6fa' } },
};

/** What Redoc does not take from its theme is in the style below. */
const dark = {
  spacing,
  colors: {
    primary: { main: '#9db2ff' },
    error: { main: '#ff9d9d' },
    success: { main: '#7fd6a0' },
    gray: { 50: '#1a1f29', 100: '#1f2430' },
    text: { primary: '#e7e9ef', secondary: '#a5adbd' },
    border: { dark: '#4a5266', light: '#343b4a' },
    responses: {
      success: { color: '#7fd6a0', backgroundColor: '#16291f', tabTextColor: '#7fd6a0' },
      error: { color: '#ff9d9d', backgroundColor: '#331c21', tabTextColor: '#ff9d9d' },
      redirect: { color: '#f0d28a', backgroundColor: '#2e2818', tabTextColor: '#f0d28a' },
      info: { color: '#9db2ff', backgroundColor: '#1d2338', tabTextColor: '#9db2ff' },
    },
  },
  schema: {
    linesColor: '#4a5266',
    typeNameColor: '#c3c9d6',
    typeTitleColor: '#c3c9d6',
    requireLabelColor: '#ff9d9d',
    nestedBackground: '#1a1f29',
    arrow: { color: '#a5adbd' },
  },
  sidebar: { backgroundColor: '#1a1f29', textColor: '#e7e9ef', activeTextColor: '#9db2ff' },
  rightPanel: {
    backgroundColor: '#1a1f29',
    servers: {
      overlay: { backgroundColor: '#2a3040', textColor: '#e7e9ef' },
      url: { backgroundColor: '#14171f' },
    },
  },
  codeBlock: { backgroundColor: '#11151d' },
  fab: { backgroundColor: '#2a3040', color: '#e7e9ef' },
  typography: {
    ...typography,
    code: { ...typography.code, color: '#e7e9ef', backgroundColor: '#262c3a' },
    links: { color: '#9db2ff', visited: '#9db2ff', hover: '#c5d1ff' },
  },
};

/** By what the reader prefers. */
export const themes = { light, dark };
