import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { fromParts, toParts, type FeedPlace } from '@/modules/feed/domain/feed-place';
import { FeedReader, type FeedPage } from '@/modules/feed/feed-reader.service';
import { CHANGES_EXAMPLE, CHANGES_SCHEMA } from '@/modules/feed/http/changes.schema';
import { presentChanges } from '@/modules/feed/http/changes.presenter';
import { assertSameOptions, toOptions } from '@/modules/feed/http/feed-options';
import { ChangesQuery } from '@/modules/feed/http/feed-queries.dto';
import { heldAnswer } from '@/modules/feed/http/held-answer';
import { ProductAnswers } from '@/modules/products/http/product-answers';
import { ProductSearchService } from '@/modules/products/product-search.service';
import { Cursors, type CallCursors } from '@/shared/cursor/cursors';
import { HeldCalls } from '@/shared/held-calls/held-calls';
import { CurrentCaller, RequiresScope } from '@/shared/http/access';
import { ApiErrors, ApiJson, ApiNotModified } from '@/shared/http/api-docs';
import { expiredCursor, readCursor } from '@/shared/http/cursor';
import type { Caller } from '@/shared/kernel/caller';

const PATH = '/api/v1/productos/cambios';
const DEFAULT_LIMIT = 500;
const NOW = 'ahora';

/** The change feed of the catalog (Beyond 1.1 to 1.4). Before the products' own controller: its path would be taken for an id. */
@ApiTags('Productos')
@RequiresScope('ver-productos')
@Controller('api/v1/productos/cambios')
export class ChangesController {
  constructor(
    private readonly reader: FeedReader,
    private readonly answers: ProductAnswers,
    private readonly search: ProductSearchService,
    private readonly cursors: Cursors,
    private readonly held: HeldCalls,
  ) {}

  @Get()
  @ApiOperation({
    operationId: 'listarCambios',
    summary: 'Mantiene al día una copia del catálogo: recorrido completo y después solo lo que cambia',
  })
  @ApiJson('Página de cambios', CHANGES_SCHEMA, CHANGES_EXAMPLE)
  @ApiNotModified()
  @ApiErrors(400, 401, 403, 410, 429, 'cursor_invalido', 'demasiadas_esperas')
  async changes(
    @CurrentCaller() caller: Caller,
    @Query() query: ChangesQuery,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const cursors = await this.cursors.ofCall({ accountId: caller.accountId, list: 'cambios' });
    const place = await this.placeOf(caller, cursors, query);
    const seconds = query.espera ?? 0;
    const read = (): Promise<FeedPage> => this.reader.page(caller, place, query.limit ?? DEFAULT_LIMIT);
    const hold = { calls: this.held, topic: 'catalogo', caller, response, seconds } as const;
    const isOpening = query.cursor === NOW && seconds === 0;
    const page = isOpening
      ? this.reader.opening(caller, place)
      : await heldAnswer(hold, read, ({ entries, more }) => entries.length > 0 || more);
    if (response.destroyed) return;
    const cursor = cursors.write(toParts(page.next));
    const view = this.search.view(page.context);
    const slots = page.entries.flatMap(({ slot }) => (slot === undefined ? [] : [slot]));
    const { display } = page.context;
    const textsOf = await this.answers.textsAskedFor(view, place.options.commercial ? [] : slots, display);
    await this.answers.sendOnce(
      { caller, request, response },
      page.context,
      presentChanges(page, { view, textsOf, cursor }),
    );
  }

  private async placeOf(caller: Caller, cursors: CallCursors, query: ChangesQuery): Promise<FeedPlace> {
    if (query.cursor === undefined) return this.reader.begin(caller, toOptions(query), 'pass');
    if (query.cursor === NOW) return this.reader.begin(caller, toOptions(query), 'changes');
    const place = fromParts(readCursor(cursors, query.cursor, PATH));
    assertSameOptions(query, place.options);
    if (place.position > (await this.reader.latest())) throw expiredCursor(PATH);
    return place;
  }
}
