import { Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiBody, ApiConsumes, ApiOperation, ApiTags, type ApiBodyOptions } from '@nestjs/swagger';
import { AddressBook } from '@/modules/addresses/address-book.service';
import { AddressPath, toAddressText } from '@/modules/addresses/http/address.fields';
import {
  ADDRESS_BODY_SCHEMA,
  ADDRESS_EXAMPLE,
  ADDRESS_SCHEMA,
  DELETED_EXAMPLE,
  DELETED_SCHEMA,
} from '@/modules/addresses/http/address.schema';
import { presentAddress, type AddressWire } from '@/modules/addresses/http/present-address';
import { Countries } from '@/modules/support-catalogs/countries.service';
import { CurrentCaller, RequiresScope } from '@/shared/http/access';
import { ApiErrors, ApiJson } from '@/shared/http/api-docs';
import { Consumes } from '@/shared/http/body.guard';
import { SentFields } from '@/shared/http/sent-fields';
import type { Caller } from '@/shared/kernel/caller';

const BODY = { schema: ADDRESS_BODY_SCHEMA } as unknown as ApiBodyOptions;
const BODY_TYPES = ['application/json', 'application/x-www-form-urlencoded'] as const;

type Sent = Readonly<Record<string, unknown>>;

/** An account's saved addresses (Contract 4.5). */
@ApiTags('Direcciones')
@ApiBearerAuth('token')
@RequiresScope('carrito')
@Controller('api/v1/carrito/direcciones')
export class AddressesController {
  constructor(
    private readonly addresses: AddressBook,
    private readonly countries: Countries,
  ) {}

  @Get()
  @ApiOperation({ summary: 'Direcciones guardadas de la cuenta' })
  @ApiJson('Direcciones', { type: 'array', items: ADDRESS_SCHEMA }, [ADDRESS_EXAMPLE])
  @ApiErrors(401, 403, 429)
  async list(@CurrentCaller() caller: Caller): Promise<AddressWire[]> {
    return (await this.addresses.list(caller)).map(presentAddress);
  }

  @Get(':id')
  @ApiOperation({ summary: 'Una dirección guardada' })
  @ApiJson('Dirección', ADDRESS_SCHEMA, ADDRESS_EXAMPLE)
  @ApiErrors(400, 401, 403, 429)
  async get(@CurrentCaller() caller: Caller, @Param() { id }: AddressPath): Promise<AddressWire> {
    return presentAddress(await this.addresses.get(caller, id));
  }

  @Post()
  @HttpCode(200)
  @ApiOperation({ summary: 'Guardar una dirección' })
  @Consumes(...BODY_TYPES)
  @ApiConsumes(...BODY_TYPES)
  @ApiBody(BODY)
  @ApiJson('Dirección guardada', ADDRESS_SCHEMA, ADDRESS_EXAMPLE)
  @ApiErrors(400, 401, 403, 413, 415, 422, 429)
  async create(@CurrentCaller() caller: Caller, @SentFields() sent: Sent): Promise<AddressWire> {
    return presentAddress(await this.addresses.create(caller, this.read(sent)));
  }

  @Put(':id')
  @ApiOperation({ summary: 'Sustituir una dirección completa' })
  @Consumes(...BODY_TYPES)
  @ApiConsumes(...BODY_TYPES)
  @ApiBody(BODY)
  @ApiJson('Dirección guardada', ADDRESS_SCHEMA, ADDRESS_EXAMPLE)
  @ApiErrors(400, 401, 403, 413, 415, 422, 429)
  async replace(
    @CurrentCaller() caller: Caller,
    @Param() { id }: AddressPath,
    @SentFields() sent: Sent,
  ): Promise<AddressWire> {
    return presentAddress(await this.addresses.replace(caller, id, this.read(sent)));
  }

  @Post(':id')
  @HttpCode(200)
  @ApiOperation({ summary: 'Sustituir una dirección completa (forma anterior de PUT)', deprecated: true })
  @Consumes(...BODY_TYPES)
  @ApiConsumes(...BODY_TYPES)
  @ApiBody(BODY)
  @ApiJson('Dirección guardada', ADDRESS_SCHEMA, ADDRESS_EXAMPLE)
  @ApiErrors(400, 401, 403, 413, 415, 422, 429)
  replaceByPost(
    @CurrentCaller() caller: Caller,
    @Param() path: AddressPath,
    @SentFields() sent: Sent,
  ): Promise<AddressWire> {
    return this.replace(caller, path, sent);
  }

  @Delete(':id')
  @ApiOperation({ summary: 'Borrar una dirección' })
  @ApiJson('Dirección borrada', DELETED_SCHEMA, DELETED_EXAMPLE)
  @ApiErrors(400, 401, 403, 429)
  async remove(@CurrentCaller() caller: Caller, @Param() { id }: AddressPath): Promise<{ error: string }> {
    await this.addresses.remove(caller, id);
    return { error: '' };
  }

  private read(sent: Sent): ReturnType<typeof toAddressText> {
    return toAddressText(sent, (text) => this.countries.codeAsWritten(text));
  }
}
