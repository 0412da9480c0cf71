import { Body, Controller, Get, HttpCode, NotFoundException, Post } from '@nestjs/common';
import { Authenticated, CurrentCaller, Public, RequiresScope, TokenOptional } from '@/shared/http/access';
import type { Caller } from '@/shared/kernel/caller';
import { Clock } from '@/shared/kernel/clock';
import { RateLimitPolicy } from '@/shared/rate-limit/rate-limit-policy';

/** Routes of every kind of access, to try the guards on. */
@Controller('probe')
export class ProbeController {
  @Public()
  @Get('public')
  open(): string {
    return 'open';
  }

  @TokenOptional()
  @Get('optional')
  optional(): string {
    return 'open';
  }

  @Authenticated()
  @Get('bearer')
  bearer(@CurrentCaller() caller: Caller): Caller {
    return caller;
  }

  @RequiresScope('carrito')
  @Get('cart')
  cart(@CurrentCaller() caller: Caller): Caller {
    return caller;
  }

  @RequiresScope('pedidos', 'carrito')
  @Get('orders')
  orders(@CurrentCaller() caller: Caller): Caller {
    return caller;
  }

  @Authenticated()
  @RateLimitPolicy('ai')
  @Get('ai')
  ai(): string {
    return 'found';
  }

  @Authenticated()
  @Get('missing')
  missing(): never {
    throw new NotFoundException();
  }

  @Authenticated()
  @Post('write')
  @HttpCode(200)
  write(@Body() body: unknown): unknown {
    return body;
  }
}

export class FakeClock extends Clock {
  constructor(private ms = Date.parse('2026-11-20T18:00:00Z')) {
    super();
  }

  now(): Date {
    return new Date(this.ms);
  }

  advance(ms: number): void {
    this.ms += ms;
  }
}
