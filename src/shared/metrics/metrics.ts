import { counter, gauge, histogram, KindCounter } from '@/shared/metrics/registry';

// What this process counts and measures, by the names of Beyond 7. No account, client, folio, product or URL in a label; a new
// label value means a new series for good, so labels take only values that are written down here or in the code.

/** Seconds, from the semantic conventions of OpenTelemetry for HTTP servers. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10];

export const httpRequestDuration = histogram(
  'http_server_request_duration_seconds',
  'Time from a request to the end of its answer',
  SECONDS,
  'http_request_method',
  'http_route',
  'http_response_status_code',
  'error_type',
);
export const httpActiveRequests = gauge('http_server_active_requests', 'Requests being answered');
export const httpResponseBodySize = histogram(
  'http_server_response_body_size_bytes',
  'Bytes of the bodies of answers, as sent',
  [100, 1000, 10_000, 100_000, 1_000_000, 10_000_000],
  'http_route',
);

/** Seconds, from the semantic conventions of OpenTelemetry for database clients. */
export const dbOperationDuration = histogram(
  'db_client_operation_duration_seconds',
  'Time of a statement that reads, or of a transaction that writes with its waits and retries',
  [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 10],
  'db_operation_name',
);
export const dbConnections = gauge('db_client_connection_count', 'Connections to the database', 'state');
export const dbPendingRequests = gauge('db_client_connection_pending_requests', 'Work that waits for a connection');
export const dbRetries = counter('mostrador_db_retries_total', 'Transactions tried again, by error number', 'errno');

export const rateLimited = new KindCounter('mostrador_rate_limited_total', 'Calls refused by a limit', 'policy', [
  'client',
  'token',
  'ai',
  'login',
  'wait',
]);

export const snapshotProducts = gauge('mostrador_snapshot_products', 'Products held in memory');
export const snapshotVersion = gauge('mostrador_snapshot_version', 'Version of the catalog in memory');
export const snapshotLoadSeconds = gauge('mostrador_snapshot_load_seconds', 'How long the catalog took to load');

export const changeLogLag = gauge(
  'mostrador_change_log_lag_seconds',
  'How long ago memory last showed all that was in the database: no row waiting here is older',
);
export const feedPendingRows = gauge('mostrador_feed_pending_rows', 'Rows of the change log not published yet');
export const feedPosition = gauge('mostrador_feed_position', 'Last position given out in the change feed');
export const feedWaitingCalls = gauge('mostrador_feed_waiting_calls', 'Calls held until there is something new');

const RESULTS = ['ok', 'replayed', 'insufficient_stock', 'refused', 'failed'] as const;
/** What a call to quote or to order came to. */
export type SalesResult = (typeof RESULTS)[number];

export const quotes = new KindCounter('mostrador_quotes_total', 'Calls that quote a cart', 'result', RESULTS);
export const orders = new KindCounter(
  'mostrador_orders_total',
  'Calls that order a cart or a quote',
  'result',
  RESULTS,
);
export const orderDuration = histogram(
  'mostrador_order_duration_seconds',
  'Time of a call that orders',
  SECONDS,
  'result',
);
export const orderReplans = counter('mostrador_order_replans_total', 'Orders planned again: others took the stock');
export const ordersUnexported = gauge('mostrador_orders_unexported', 'Orders not handed to the ERP yet');
export const ordersOldestUnexported = gauge(
  'mostrador_orders_oldest_unexported_seconds',
  'Age of the oldest order not handed to the ERP yet; 0 when there is none',
);

/** What an attempt to deliver came to. */
export const ATTEMPT_KINDS = [
  'delivered',
  'status_4xx',
  'status_5xx',
  'timeout',
  'connection',
  'refused_address',
  'interrupted',
] as const;
export type AttemptKind = (typeof ATTEMPT_KINDS)[number];
export const webhookAttempts = counter(
  'mostrador_webhook_attempts_total',
  'Attempts to deliver an event',
  'type',
  'result',
);
export const webhookAttemptDuration = histogram(
  'mostrador_webhook_attempt_duration_seconds',
  'Time of an attempt to deliver',
  SECONDS,
);
export const webhookBacklog = gauge('mostrador_webhook_backlog', 'Deliveries that are not finished', 'state');
export const webhookOldestPending = gauge(
  'mostrador_webhook_oldest_pending_seconds',
  'Age of the oldest delivery not finished; 0 when there is none',
);
export const webhookEndpoints = gauge('mostrador_webhook_endpoints', 'Registered webhooks', 'state');

export const importLastRun = gauge(
  'mostrador_import_last_run_timestamp_seconds',
  'When a file of the kind was last loaded, by whatever process',
  'entity',
);
export const importLastRows = gauge('mostrador_import_last_run_rows', 'Lines of that load', 'entity');
export const importLastRefused = gauge('mostrador_import_last_run_refused', 'Lines of it that were refused', 'entity');

export const aiDegraded = new KindCounter(
  'mostrador_ai_search_degraded_total',
  'AI searches answered without the meaning of their words',
  'reason',
  ['timeout', 'provider', 'resting'],
);
export const logins = new KindCounter('mostrador_logins_total', 'Tries for a token', 'result', [
  'ok',
  'wrong',
  'limited',
]);
export const documentDamaged = counter('mostrador_document_damaged_total', 'Stored files that are not what was stored');

export const ready = gauge('mostrador_ready', 'Whether this process should get traffic: 1 or 0');
export const processes = gauge('mostrador_processes', 'Processes of the service that share this database');

// What is not there can't be seen to rise: label values that are known begin at 0.
const KNOWN_ERRNOS = ['1213', '1205', '1020', '5'];
for (const errno of KNOWN_ERRNOS) dbRetries.inc({ errno }, 0);
for (const result of RESULTS) orderDuration.zero({ result });
