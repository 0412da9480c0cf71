/** A stage of the delivery. `date` may be a text for people; both are empty while the stage is not reached. */
export interface Stage {
  readonly message: string;
  readonly date: string;
}

/** A step of the delivery proper: what has been handed to a carrier and how it fares. */
export interface DeliveryStep extends Stage {
  /** Guide numbers, in the form the distributor's system writes them. */
  readonly guides: string | readonly string[];
  readonly carrier: string;
  readonly state: string;
}

/** The stages that every invoice goes through, in order (Contract 3). */
export interface CommonStages {
  readonly created: Stage;
  readonly orderGenerated: Stage;
  readonly purchaseOrder: Stage;
  readonly invoiced: Stage;
}

export interface RunningProgress extends CommonStages {
  readonly kind: 'running';
  readonly waiting: Stage;
  readonly delivery: readonly DeliveryStep[];
}

export interface CancelledProgress extends CommonStages {
  readonly kind: 'cancelled';
  readonly cancelled: Stage;
}

export type DeliveryProgress = RunningProgress | CancelledProgress;

/** What has been recorded so far; a stage not reached is absent. */
export interface RecordedProgress extends Partial<CommonStages> {
  readonly waiting?: Stage;
  readonly delivery?: readonly DeliveryStep[];
  readonly cancelled?: Stage;
}

const NOT_REACHED: Stage = { message: '', date: '' };

/**
 * The delivery progress to show: every stage present, empty where it has not been reached; a cancelled invoice ends in its
 * cancellation instead of the wait and the delivery (Contract 2.8, Decisions 13).
 */
export function assembleProgress(recorded: RecordedProgress, cancelled: boolean): DeliveryProgress {
  const common: CommonStages = {
    created: recorded.created ?? NOT_REACHED,
    orderGenerated: recorded.orderGenerated ?? NOT_REACHED,
    purchaseOrder: recorded.purchaseOrder ?? NOT_REACHED,
    invoiced: recorded.invoiced ?? NOT_REACHED,
  };
  if (cancelled) return { kind: 'cancelled', ...common, cancelled: recorded.cancelled ?? NOT_REACHED };
  return { kind: 'running', ...common, waiting: recorded.waiting ?? NOT_REACHED, delivery: recorded.delivery ?? [] };
}
