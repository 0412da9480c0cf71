import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiBody, ApiOperation, ApiTags, type ApiBodyOptions } from '@nestjs/swagger';
import { AddressBook } from '@/modules/addresses/address-book.service';
import { AddressBody, AddressPath, toAddressText } from '@/modules/addresses/http/address.fields';
import {
  ADDRESS_BODY_SCHEMA,
  ADDRESS_EXAMPLE,
  ADDRESS_SCHEMA,
  DELETED_EXAMPLE,
  DELETED_SCHEMA,
} from '@/modules/addresses/http/address.schema';
import { presentAddress, type AddressWire } from '@/modules/addresses/http/present-address';
import { CurrentCaller, RequiresScope } from '@/shared/http/access';
import { ApiErrors, ApiJson } from '@/shared/http/api-docs';
import type { Caller } from '@/shared/kernel/caller';

const BODY = { schema: ADDRESS_BODY_SCHEMA } as unknown as ApiBodyOptions;

/** An account's saved addresses (Contract 4.5). */
@ApiTags('Direcciones')
@ApiBearerAuth('token')
@RequiresScope('carrito')
@Controller('api/v1/carrito/direcciones')
export class AddressesController {
  constructor(private readonly addresses: AddressBook) {}

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
  @ApiBody(BODY)
  @ApiJson('Dirección guardada', ADDRESS_SCHEMA, ADDRESS_EXAMPLE)
  @ApiErrors(400, 401, 403, 413, 415, 422, 429)
  async create(@CurrentCaller() caller: Caller, @Body() body: AddressBody): Promise<AddressWire> {
    return presentAddress(await this.addresses.create(caller, toAddressText(body)));
  }

  @Put(':id')
  @ApiOperation({ summary: 'Sustituir una dirección completa' })
  @ApiBody(BODY)
  @ApiJson('Dirección guardada', ADDRESS_SCHEMA, ADDRESS_EXAMPLE)
  @ApiErrors(400, 401, 403, 413, 415, 422, 429)
  async replace(
    @CurrentCaller() caller: Caller,
    @Param() { id }: AddressPath,
    @Body() body: AddressBody,
  ): Promise<AddressWire> {
    return presentAddress(await this.addresses.replace(caller, id, toAddressText(body)));
  }

  @Delete(':id')
  @ApiOperation({ summary: 'Borrar una dirección' })
  @ApiJson('Dirección borrada', DELETED_SCHEMA, DELETED_EXAMPLE)
  @ApiErrors(400, 401, 403, 429)
  async remove(@CurrentCaller() caller: Caller, @Param() { id }: AddressPath): Promise<{ error: string }> {
    await this.addresses.remove(caller, id);
    return { error: '' };
  }
}
