// Started before the service in the image (node --import): sends its spans to a collector, by OTLP over HTTP. Does nothing, and
// loads nothing, unless OTEL_EXPORTER_OTLP_ENDPOINT (or …_TRACES_ENDPOINT) is set; OTEL_SERVICE_NAME, OTEL_RESOURCE_ATTRIBUTES,
// OTEL_TRACES_SAMPLER and OTEL_EXPORTER_OTLP_HEADERS are read as everywhere; OTEL_SDK_DISABLED=true switches it off.
const { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT, OTEL_SDK_DISABLED } = process.env;

if ((OTEL_EXPORTER_OTLP_ENDPOINT || OTEL_EXPORTER_OTLP_TRACES_ENDPOINT) && OTEL_SDK_DISABLED !== 'true') {
  const { BatchSpanProcessor, NodeTracerProvider } = await import('@opentelemetry/sdk-trace-node');
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http');
  const { defaultResource, detectResources, envDetector, resourceFromAttributes } =
    await import('@opentelemetry/resources');
  const resource = defaultResource()
    .merge(resourceFromAttributes({ 'service.name': 'mostrador' }))
    .merge(detectResources({ detectors: [envDetector] }));
  // A second, unless said otherwise: the service ends by itself a second after it was asked to, and takes what is not sent along.
  const scheduledDelayMillis = Number(process.env.OTEL_BSP_SCHEDULE_DELAY || 800);
  const sending = new BatchSpanProcessor(new OTLPTraceExporter(), { scheduledDelayMillis });
  new NodeTracerProvider({ resource, spanProcessors: [sending] }).register();
}
