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
}

/** How many folders a page lies below the root of the site. */
export type Depth = 0 | 1;

/** The links of the pages that the service serves. */
export function serviceLinks(depth: Depth): Links {
  const root = depth === 0 ? './' : '../';
  return {
    home: root,
    reference: `${root}docs`,
    problems: `${root}problems`,
    problem: (code) => `${root}problems/${code}`,
    openapiJson: `${root}openapi.json`,
    openapiYaml: `${root}openapi.yaml`,
    openapi30Json: `${root}openapi-3.0.json`,
  };
}

/** The links of the pages that lie in a folder of files; without a server, every link has to name a file. */
export function fileLinks(depth: Depth): Links {
  const root = depth === 0 ? './' : '../';
  return {
    home: `${root}index.html`,
    reference: `${root}index.html`,
    problems: `${root}problems/index.html`,
    problem: (code) => `${root}problems/${code}.html`,
    openapiJson: `${root}openapi.json`,
    openapiYaml: `${root}openapi.yaml`,
    openapi30Json: `${root}openapi-3.0.json`,
  };
}
