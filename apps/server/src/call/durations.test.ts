import { expect, test } from 'vitest';
import { Durations } from '#call/durations.ts';

test('an answer counts in every bucket that is long enough, by operation and status', () => {
  const durations = new Durations();
  durations.observe('listGames', 200, 0.002);
  durations.observe('listGames', 200, 0.3);
  durations.observe('listGames', 200, 7);
  durations.observe('listGames', 429, 0.001);
  const lines = durations.text().split('\n');
  const labels = 'operation="listGames",status="200"';
  expect(lines).toContain(`maidan_http_request_seconds_bucket{le="0.002",${labels}} 1`);
  expect(lines).toContain(`maidan_http_request_seconds_bucket{le="0.25",${labels}} 1`);
  expect(lines).toContain(`maidan_http_request_seconds_bucket{le="0.5",${labels}} 2`);
  expect(lines).toContain(`maidan_http_request_seconds_bucket{le="+Inf",${labels}} 3`);
  expect(lines).toContain(`maidan_http_request_seconds_count{${labels}} 3`);
  expect(lines).toContain('maidan_http_request_seconds_count{operation="listGames",status="429"} 1');
});

test('no name can break out of its label', () => {
  const durations = new Durations();
  durations.observe('a"} 1\nevil\\', 200, 1);
  expect(durations.text()).toContain(String.raw`operation="a\"} 1\nevil\\",status="200"`);
  expect(
    durations
      .text()
      .split('\n')
      .some((line) => line.startsWith('evil')),
  ).toBe(false);
});
