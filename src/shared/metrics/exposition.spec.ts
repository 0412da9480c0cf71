import { wantsOpenMetrics } from '@/shared/metrics/exposition';

describe('which form of the metrics is asked for', () => {
  it.each([
    ['', false],
    ['*/*', false],
    ['text/plain', false],
    ['application/openmetrics-text', true],
    ['application/openmetrics-text; version=1.0.0', true],
    ['Application/OpenMetrics-Text;version=1.0.0;q=0.8,text/plain;version=0.0.4;q=0.5,*/*;q=0.1', true],
    ['text/plain;version=0.0.4;q=0.9,application/openmetrics-text;version=1.0.0;q=0.5', false],
    ['application/openmetrics-text;q=0,text/plain', false],
    ['application/openmetrics-text;q=0', false],
    ['text/plain, application/openmetrics-text', true],
  ])('Accept: %s', (accept, isOpen) => {
    expect(wantsOpenMetrics(accept)).toBe(isOpen);
  });
});
