import { Controller, Get, HttpCode, Post, Query, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Cursors } from '@/shared/cursor/cursors';
import { Authenticated, CurrentCaller } from '@/shared/http/access';
import { readCursor } from '@/shared/http/cursor';
import { answeredNotModified, assertVersion } from '@/shared/http/fields/validators';
import type { Caller } from '@/shared/kernel/caller';

const VERSION = 3;

/** A cursor list of numbers, and a resource in its third version. */
@Authenticated()
@Controller('probe')
export class ListProbeController {
  constructor(private readonly cursors: Cursors) {}

  @Get('numbers')
  async numbers(@CurrentCaller() { accountId }: Caller, @Query('cursor') cursor?: string): Promise<object> {
    const cursors = await this.cursors.ofCall({ accountId, list: 'numbers' });
    const [last = 0] = cursor === undefined ? [] : readCursor(cursors, cursor, '/probe/numbers');
    const next = Number(last) + 1;
    return { numbers: [next], cursor: cursors.write([next]), hay_mas: true };
  }

  @Get('thing')
  thing(@Req() request: Request, @Res() response: Response): void {
    if (!answeredNotModified(request, response, VERSION)) response.json({ version: VERSION });
  }

  @Post('thing')
  @HttpCode(200)
  change(@Req() request: Request): string {
    assertVersion(request, VERSION);
    return 'changed';
  }
}
