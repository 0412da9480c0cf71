import { Field } from '@/shared/http/fields/field';
import { text } from '@/shared/http/fields/parsers';

const LONGEST_ID = 200;

/** Path of /webhooks/{id}. What is no id of ours is the id of nothing. */
export class WebhookPath {
  @Field(text(1, LONGEST_ID), {
    required: true,
    example: 'whk_a2b3c4d5e6f7g2h3i4j5k6l7m2',
    description: 'Identificador del webhook',
  })
  id: string;
}

/** Path of /webhooks/{id}/entregas/{entrega_id}. */
export class DeliveryPath extends WebhookPath {
  @Field(text(1, LONGEST_ID), {
    required: true,
    example: 'ent_a2b3c4d5e6f7g2h3i4j5k6l7m2',
    description: 'Identificador de la entrega',
  })
  entrega_id: string;
}
