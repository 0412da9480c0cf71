import { CommandRunner, Option, SubCommand } from 'nest-commander';
import { ReleaseOrdersService } from '@/modules/cart/orders/operator/release-orders.service';

interface ReleaseOptions {
  readonly json?: boolean;
}

/** `mostrador orders release <folio…> [--json]`: gives back what shipped or cancelled orders still have reserved. */
@SubCommand({
  name: 'release',
  arguments: '<folios...>',
  description: 'libera lo apartado de pedidos que ya salieron o que no saldrán',
})
export class ReleaseOrdersCommand extends CommandRunner {
  constructor(private readonly orders: ReleaseOrdersService) {
    super();
  }

  /** Exit code 1 when some folio is no order's; the others are released all the same. */
  override async run(folios: string[], { json = false }: ReleaseOptions): Promise<void> {
    for (const folio of folios) {
      const released = await this.orders.release(folio);
      if (released === undefined) {
        process.stderr.write(`error: no existe el pedido ${folio}\n`);
        process.exitCode = 1;
      } else
        process.stdout.write(
          `${json ? JSON.stringify({ folio, released }) : `${folio}: ${released} piezas liberadas`}\n`,
        );
    }
  }

  @Option({ flags: '--json', description: 'un objeto JSON por línea: {folio, released}' })
  parseJson(): boolean {
    return true;
  }
}
