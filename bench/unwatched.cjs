// Takes metrics (UNWATCHED=metrics) or spans (UNWATCHED=spans) out of a service under measurement, before it loads them.
const nothing = () => undefined;

if (process.env.UNWATCHED === 'metrics') {
  const { Counter, Gauge, Histogram } = require('prom-client');
  Object.assign(Counter.prototype, { inc: nothing });
  Object.assign(Gauge.prototype, { inc: nothing, dec: nothing, set: nothing });
  Histogram.prototype.observe = nothing;
  Object.defineProperty(Histogram.prototype, 'observeWithoutExemplar', { value: nothing });
}
if (process.env.UNWATCHED === 'spans') {
  const { context, propagation, trace } = require('@opentelemetry/api');
  const span = trace.wrapSpanContext({ traceId: '0'.repeat(32), spanId: '0'.repeat(16), traceFlags: 0 });
  propagation.extract = (parent) => parent;
  propagation.inject = nothing;
  context.with = (_context, work) => work();
  trace.setSpan = (parent) => parent;
  const tracer = { startSpan: () => span, startActiveSpan: (_name, _options, work) => work(span) };
  trace.getTracer = () => tracer;
}
