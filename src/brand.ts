/** How the service presents itself to people, on its pages and in its mails. */
export interface Brand {
  /** What people call the service. */
  readonly name: string;
  /** The app that people use, without a trailing slash. Absent where operators have named none. */
  readonly appUrl?: string;
  /** The logo as a `data:` URL, which a page shows without another request. */
  readonly logo?: string;
}

export const usualBrand: Brand = { name: 'Board and Workspace Service' };

export interface BrandSources {
  readonly brand?: Brand;
  readonly publicUrl: string;
  /** Whether the example front end is served under `/demo`. */
  readonly demo?: boolean;
}

/** The brand of a service. Without an app of the operator, the example front end is the app where it is served. */
export function brandOf({ brand = usualBrand, publicUrl, demo = false }: BrandSources): Brand {
  return demo ? { appUrl: `${publicUrl}/demo`, ...brand } : brand;
}
