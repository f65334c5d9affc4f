/** Why a request was not sent, or got no response. */

/** Nothing was sent: the address in the settings of the receiver is not permitted. */
export type Refusal = keyof typeof refusals;

/** The request was attempted, and there is no complete head of a response. */
export type Failure = keyof typeof failures;

export const refusals = {
  url_invalid: 'The address is not a complete URL.',
  scheme_forbidden: 'The address must begin with https://.',
  credentials_in_url: 'The address must not contain a user name or a password.',
  port_forbidden: 'The port is not permitted. Use 443, or one from 1024 that no other protocol uses.',
  address_forbidden: 'The name leads to an address that is not public.',
  request_too_large: 'The request is too large.',
} as const;

export const failures = {
  name_not_found: 'The name has no address.',
  name_lookup_failed: 'The name servers did not respond, or reported an error.',
  connection_failed: 'The receiver did not accept the connection.',
  certificate_invalid: "The receiver's certificate is not valid for its name.",
  tls_failed: 'No encrypted connection could be set up.',
  connection_lost: 'The connection ended before there was a response.',
  malformed_response: 'The response is not valid HTTP.',
  response_too_large: "The response's headers are too large.",
  timeout: 'There was no response in time.',
  stopped: 'The service stopped before there was a response.',
} as const;

/** Thrown within this folder; callers get the reason as a value. */
export class RequestRefused extends Error {
  readonly reason: Refusal;

  constructor(reason: Refusal) {
    super(refusals[reason]);
    this.reason = reason;
  }
}

/** Thrown within this folder; callers get the reason as a value. */
export class RequestFailed extends Error {
  readonly reason: Failure;

  constructor(reason: Failure, cause?: unknown) {
    super(failures[reason], { cause });
    this.reason = reason;
  }
}
