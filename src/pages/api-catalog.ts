/** Owns the API catalog (RFC 9727), where programs that know only the host find everything else. */

/** The path that RFC 9727 registers, section 2. */
export const catalogPath = '/.well-known/api-catalog';

/** RFC 9727, section 4.1. */
const mediaType = 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"';

export interface ApiCatalog {
  readonly content: string;
  readonly mediaType: string;
  /** Told to HEAD too, so that the catalog is found without reading it (section 2). */
  readonly link: string;
}

/**
 * @param publicUrl creates the links absolute, since a link set is read away from where it lay (RFC 9264, section 4.2)
 */
export function apiCatalog(publicUrl: string): ApiCatalog {
  const links = {
    anchor: `${publicUrl}/v1`,
    'service-desc': [
      { href: `${publicUrl}/openapi.json`, type: 'application/json' },
      { href: `${publicUrl}/openapi.yaml`, type: 'application/yaml' },
      { href: `${publicUrl}/openapi-3.0.json`, type: 'application/json' },
    ],
    'service-doc': [{ href: `${publicUrl}/docs`, type: 'text/html' }],
    status: [{ href: `${publicUrl}/readyz`, type: 'application/json' }],
  };
  return {
    content: JSON.stringify({ linkset: [links] }),
    mediaType,
    link: `<${publicUrl}${catalogPath}>; rel="api-catalog"`,
  };
}
