// The example front end over HTTP: where it is served, what it may load, and how long it is kept.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import request from 'supertest';
import { beforeAll, describe, expect, it } from 'vitest';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';

const built = path.join(import.meta.dirname, '..', '..', 'generated', 'demo', 'assets');
const assets = readdirSync(built).map((name) => `/demo/assets/${name}`);
let service: Service;

beforeAll(async () => {
  service = await startService({ demo: true });
});

describe('/demo', () => {
  it('is a page that loads only its own files and is asked about before each use', async () => {
    const { status, headers, text } = await request(service.app).get('/demo');
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'referrer-policy': 'no-referrer',
    });
    const policy = headers['content-security-policy'] ?? '';
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect([...text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address).sort()).toEqual(
      assets.sort(),
    );
    expect(text).not.toMatch(/<style|<script(?![^>]* src=)| style=| on\w+=/);
  });

  it('has files that are kept for a year, and less than 60 kB of them', async () => {
    let sizeBytes = 0;
    for (const address of assets) {
      const { status, headers } = await request(service.app).get(address).set('Accept-Encoding', 'br');
      expect(status, address).toBe(200);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      sizeBytes += Number(headers['content-length']);
    }
    console.log(`The example front end has ${sizeBytes} compressed bytes.`);
    expect(sizeBytes).toBeLessThan(60_000);
  });

  it('has one address, and can only be read', async () => {
    const { status, headers } = await request(service.app).get('/demo/');
    expect([status, headers.location]).toEqual([308, '../demo']);
    expect((await request(service.app).post('/demo')).status).toBe(405);
    expect((await request(service.app).get('/demo/assets/../index.html')).status).toBe(404);
  });

  it("is missing where the data isn't that of the demo", async () => {
    const { app } = await startService();
    for (const address of ['/demo', '/demo/', ...assets]) {
      expect((await request(app).get(address)).status, address).toBe(404);
    }
  });
});
