/** The variables of OpenTelemetry: what they mean, and how a mistake is told. */
import { expect, it } from 'vitest';
import { readTracing } from '../../src/config-monitoring.ts';

const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' };

it('sends traces only with a collector', () => {
  expect(readTracing({ OTEL_TRACES_SAMPLER: 'always_on' })).toEqual({});
  expect(readTracing(endpoint)).toEqual({ tracing: { sampler: 'parentbased_always_on', ratio: 1 } });
  const some = { ...endpoint, OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: '0.05' };
  expect(readTracing(some)).toEqual({ tracing: { sampler: 'traceidratio', ratio: 0.05 } });
});

it.each([
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, 'must look like http://collector:4318'],
  [{ OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' }, 'OTEL_EXPORTER_OTLP_PROTOCOL must be http/json, not "grpc".'],
  [{ OTEL_TRACES_SAMPLER: 'some' }, 'not "some"'],
  [{ OTEL_TRACES_SAMPLER_ARG: '2' }, 'OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1, not "2".'],
  [{ OTEL_TRACES_SAMPLER_ARG: '' }, 'from 0 to 1, not "".'],
])('refuses %j', (env, sentence) => {
  expect(() => readTracing({ ...endpoint, ...env })).toThrow(sentence);
});
