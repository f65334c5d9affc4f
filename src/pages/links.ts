/** Owns where the pages of the documentation lie. All links are relative, so that any path prefix works. */

/** Where one page finds the others. */
export interface Links {
  readonly home: string;
  readonly reference: string;
  readonly problems: string;
  readonly problem: (code: string) => string;
  readonly openapiJson: string;
  readonly openapiYaml: string;
  readonly openapi30Json: string;
  /** What stands at the head of each page of text, after the way home. */
  readonly navigation: readonly { readonly name: string; readonly href: string }[];
}

/** How many folders a page lies below the root of the site. */
export type Depth = 0 | 1;

export const problemsName = 'Problem codes';

const rootOf = (depth: Depth): string => (depth === 0 ? './' : '../');

/** The links of the pages that the service serves. */
export function serviceLinks(depth: Depth): Links {
  const root = rootOf(depth);
  const [reference, problems] = [`${root}docs`, `${root}problems`];
  return {
    home: root,
    reference,
    problems,
    problem: (code) => `${root}problems/${code}`,
    openapiJson: `${root}openapi.json`,
    openapiYaml: `${root}openapi.yaml`,
    openapi30Json: `${root}openapi-3.0.json`,
    navigation: [
      { name: 'Reference', href: reference },
      { name: problemsName, href: problems },
    ],
  };
}

/** The links between pages in a folder of files. Without a server, every link has to name a file. */
export function fileLinks(depth: Depth): Links {
  const root = rootOf(depth);
  const [home, reference] = [`${root}index.html`, `${root}reference.html`];
  const problems = `${root}problems/index.html`;
  return {
    home,
    reference,
    problems,
    problem: (code) => `${root}problems/${code}.html`,
    openapiJson: `${root}openapi.json`,
    openapiYaml: `${root}openapi.yaml`,
    openapi30Json: `${root}openapi-3.0.json`,
    navigation: [
      { name: 'Guides', href: `${home}#guides` },
      { name: 'Reference', href: reference },
      { name: 'Workflows', href: `${root}workflows.html` },
      { name: problemsName, href: problems },
      { name: 'Changelog', href: `${root}changelog.html` },
    ],
  };
}
