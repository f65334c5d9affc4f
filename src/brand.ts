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
