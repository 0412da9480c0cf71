import {
  assembleProgress,
  type DeliveryStep,
  type RecordedProgress,
  type Stage,
} from '@/modules/invoices/domain/delivery-progress';

export interface StageBody {
  readonly mensaje: string;
  readonly fecha: string;
}

export interface DeliveryStepBody extends StageBody {
  readonly guias: string | readonly string[];
  readonly fletera: string;
  readonly estado: string;
}

interface CommonBody {
  readonly creacion: StageBody;
  readonly generar_orden: StageBody;
  readonly orden_compra: StageBody;
  readonly facturacion: StageBody;
}

export interface RunningProgressBody extends CommonBody {
  readonly espera: StageBody;
  readonly proceso_entrega: readonly DeliveryStepBody[];
}

export interface CancelledProgressBody extends CommonBody {
  readonly cancelado: StageBody;
}

export type ProgressBody = RunningProgressBody | CancelledProgressBody;

/** The `entrega` object of an invoice, blocks in the order of the stages (Contract 2.8, Decisions 13). */
export function presentProgress(recorded: RecordedProgress, cancelled: boolean): ProgressBody {
  const progress = assembleProgress(recorded, cancelled);
  const common: CommonBody = {
    creacion: presentStage(progress.created),
    generar_orden: presentStage(progress.orderGenerated),
    orden_compra: presentStage(progress.purchaseOrder),
    facturacion: presentStage(progress.invoiced),
  };
  if (progress.kind === 'cancelled') return { ...common, cancelado: presentStage(progress.cancelled) };
  return {
    ...common,
    espera: presentStage(progress.waiting),
    proceso_entrega: progress.delivery.map(presentStep),
  };
}

function presentStage(stage: Stage): StageBody {
  return { mensaje: stage.message, fecha: stage.date };
}

function presentStep(step: DeliveryStep): DeliveryStepBody {
  return {
    mensaje: step.message,
    fecha: step.date,
    guias: step.guides,
    fletera: step.carrier,
    estado: step.state,
  };
}
