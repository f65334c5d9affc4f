/** How much of a storm a test brings: all of it by `npm run test:storms`, a share in `npm test`. */
export function stormSize(full: number, share = full / 10): number {
  return process.env.STORMS === 'full' ? full : share;
}
