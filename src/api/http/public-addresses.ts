/**
 * The path of PUBLIC_URL, as in `https://example.com/boards-api`. A proxy removes it from requests, so that routes are the
 * same everywhere, and responses must have it again for clients to follow them.
 */
import type { Reply } from './responses.ts';

/** The path that clients put in front of those of the contract: `/boards-api`; empty if there is none. */
export function publicPath(publicUrl: string): string {
  return publicUrl === '' ? '' : new URL(publicUrl).pathname.replace(/\/$/, '');
}

/** Adds the path to the addresses in `Location` and `Link`, which are those of the contract everywhere else. */
export function pathAdder(publicUrl: string): (reply: Reply) => Reply {
  const path = publicPath(publicUrl);
  if (path === '') return (reply) => reply;
  return (reply) => {
    const { Location: location, Link: link } = reply.headers;
    const headers = {
      ...reply.headers,
      ...(location !== undefined && { Location: `${path}${location}` }),
      ...(link !== undefined && { Link: link.replaceAll('</', `<${path}/`) }),
    };
    return { ...reply, headers };
  };
}
