/** Owns how the reference looks: Redoc's themes for readers of light and of dark pages, and the page's own style. */

const sansSerif = 'system-ui, -apple-system, "Segoe UI", Roboto, "DejaVu Sans", sans-serif';
const monospace = 'ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace';

const typography = {
  fontFamily: sansSerif,
  headings: { fontFamily: sansSerif },
  code: { fontFamily: monospace, wrap: true },
};

const light = { colors: { primary: { main: '#2f4bb5' } }, typography };

/** What Redoc does not take from its theme is in the style below. */
const dark = {
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
    code: { ...typography.code, color: '#ffb4a8', backgroundColor: '#262c3a' },
    links: { color: '#9db2ff', visited: '#9db2ff', hover: '#c5d1ff' },
  },
};

/** By what the reader prefers. */
export const themes = { light, dark };

export const referenceStyle = `
:root{color-scheme:light dark;--text:#1b1f2a;--back:#fff;--line:#d9dde6;--link:#2f4bb5}
@media(prefers-color-scheme:dark){:root{--text:#e7e9ef;--back:#14171f;--line:#343b4a;--link:#9db2ff}}
body{margin:0;background:var(--back);color:var(--text)}
body>header{font:1rem/1.6 ${sansSerif};padding:.5rem 1rem;border-bottom:1px solid var(--line)}
body>header nav{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem}
body>header a{color:var(--link);padding:.25rem 0;text-underline-offset:.2em}
body>header a:first-child{font-weight:600;margin-right:auto}
[aria-current]{color:var(--text)!important;text-decoration:none;font-weight:600}
.skip{position:absolute;left:1rem;top:-5rem;z-index:20;background:var(--back);color:var(--link);padding:.5rem 1rem}
.skip:focus{top:.5rem}
:focus-visible{outline:3px solid var(--link)!important;outline-offset:2px}
img[alt="redocly logo"]{display:none}
div:has(>h5+svg){white-space:nowrap}
.redoc-json{overflow-wrap:anywhere}
@media(prefers-color-scheme:dark){
#reference h5,#reference h5 span,#reference caption{color:#a5adbd;border-color:var(--line)}
#reference td>div>div:first-child span{color:#c3c9d6}
#reference svg polygon{fill:#a5adbd}
#reference .react-tabs__tab--selected{background:#dfe4f2!important;color:#14171f!important}}
noscript{display:block;max-width:46rem;margin:2rem auto;padding:0 1rem;font-family:sans-serif}
`;
