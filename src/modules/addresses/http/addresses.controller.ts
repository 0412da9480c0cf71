import { Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { AddressBook } from '@/modules/addresses/address-book.service';
import { AddressPath, toAddressText } from '@/modules/addresses/http/address.fields';
import {
  ADDRESS_BODY_EXAMPLES,
  ADDRESS_BODY_SCHEMA,
  ADDRESS_EXAMPLE,
  ADDRESS_SCHEMA,
  DELETED_EXAMPLE,
  DELETED_SCHEMA,
} from '@/modules/addresses/http/address.schema';
import { presentAddress, type AddressWire } from '@/modules/addresses/http/present-address';
import { Countries } from '@/modules/support-catalogs/countries.service';
import { CurrentCaller, RequiresScope } from '@/shared/http/access';
import { ApiErrors, ApiJson, ApiRequest } from '@/shared/http/api-docs';
import { Consumes } from '@/shared/http/body/body.guard';
import { SentFields } from '@/shared/http/fields/sent-fields';
import type { Caller } from '@/shared/kernel/caller';

const BODY_TYPES = ['application/json', 'application/x-www-form-urlencoded'] as const;
const BODY = { schema: ADDRESS_BODY_SCHEMA, examples: ADDRESS_BODY_EXAMPLES };
const ApiAddressBody = (): MethodDecorator =>
  ApiRequest('La dirección completa', { 'application/json': BODY, 'application/x-www-form-urlencoded': BODY });

const NOT_IN_CATALOGS = [
  'pais_desconocido',
  'estado_desconocido',
  'codigo_postal_desconocido',
  'codigo_postal_no_corresponde',
  'colonia_no_corresponde',
] as const;

type Sent = Readonly<Record<string, unknown>>;

/** An account's saved addresses (Contract 4.5). */
@ApiTags('Direcciones')
@RequiresScope('carrito')
@Controller('api/v1/carrito/direcciones')
export class AddressesController {
  constructor(
    private readonly addresses: AddressBook,
    private readonly countries: Countries,
  ) {}

  @Get()
  @ApiOperation({ operationId: 'listarDirecciones', summary: 'Direcciones guardadas de la cuenta' })
  @ApiJson('Direcciones', { type: 'array', items: ADDRESS_SCHEMA }, [ADDRESS_EXAMPLE])
  @ApiErrors(401, 403, 429)
  async list(@CurrentCaller() caller: Caller): Promise<AddressWire[]> {
    return (await this.addresses.list(caller)).map(presentAddress);
  }

  @Get(':id')
  @ApiOperation({ operationId: 'verDireccion', summary: 'Una dirección guardada' })
  @ApiJson('Dirección', ADDRESS_SCHEMA, ADDRESS_EXAMPLE)
  @ApiErrors(400, 401, 403, 429, 'direccion_no_encontrada')
  async get(@CurrentCaller() caller: Caller, @Param() { id }: AddressPath): Promise<AddressWire> {
    return presentAddress(await this.addresses.get(caller, id));
  }

  @Post()
  @HttpCode(200)
  @ApiOperation({ operationId: 'crearDireccion', summary: 'Guardar una dirección' })
  @Consumes(...BODY_TYPES)
  @ApiAddressBody()
  @ApiJson('Dirección guardada', ADDRESS_SCHEMA, ADDRESS_EXAMPLE)
  @ApiErrors(400, 401, 403, 413, 415, 429, ...NOT_IN_CATALOGS)
  async create(@CurrentCaller() caller: Caller, @SentFields() sent: Sent): Promise<AddressWire> {
    return presentAddress(await this.addresses.create(caller, this.read(sent)));
  }

  @Put(':id')
  @ApiOperation({ operationId: 'reemplazarDireccion', summary: 'Sustituir una dirección completa' })
  @Consumes(...BODY_TYPES)
  @ApiAddressBody()
  @ApiJson('Dirección guardada', ADDRESS_SCHEMA, ADDRESS_EXAMPLE)
  @ApiErrors(400, 401, 403, 413, 415, 429, 'direccion_no_encontrada', ...NOT_IN_CATALOGS)
  async replace(
    @CurrentCaller() caller: Caller,
    @Param() { id }: AddressPath,
    @SentFields() sent: Sent,
  ): Promise<AddressWire> {
    return presentAddress(await this.addresses.replace(caller, id, this.read(sent)));
  }

  @Post(':id')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'reemplazarDireccionConPost',
    summary: 'Sustituir una dirección completa (forma anterior de PUT)',
    deprecated: true,
  })
  @Consumes(...BODY_TYPES)
  @ApiAddressBody()
  @ApiJson('Dirección guardada', ADDRESS_SCHEMA, ADDRESS_EXAMPLE)
  @ApiErrors(400, 401, 403, 413, 415, 429, 'direccion_no_encontrada', ...NOT_IN_CATALOGS)
  replaceByPost(
    @CurrentCaller() caller: Caller,
    @Param() path: AddressPath,
    @SentFields() sent: Sent,
  ): Promise<AddressWire> {
    return this.replace(caller, path, sent);
  }

  @Delete(':id')
  @ApiOperation({ operationId: 'borrarDireccion', summary: 'Borrar una dirección' })
  @ApiJson('Dirección borrada', DELETED_SCHEMA, DELETED_EXAMPLE)
  @ApiErrors(400, 401, 403, 429, 'direccion_no_encontrada')
  async remove(@CurrentCaller() caller: Caller, @Param() { id }: AddressPath): Promise<{ error: string }> {
    await this.addresses.remove(caller, id);
    return { error: '' };
  }

  @Delete()
  @ApiOperation({
    operationId: 'borrarDireccionPorConsulta',
    summary: 'Borrar una dirección, con su id en la consulta (forma anterior)',
    deprecated: true,
  })
  @ApiJson('Dirección borrada', DELETED_SCHEMA, DELETED_EXAMPLE)
  @ApiErrors(400, 401, 403, 429, 'direccion_no_encontrada')
  removeByQuery(@CurrentCaller() caller: Caller, @Query() address: AddressPath): Promise<{ error: string }> {
    return this.remove(caller, address);
  }

  private read(sent: Sent): ReturnType<typeof toAddressText> {
    return toAddressText(sent, (text) => this.countries.codeAsWritten(text));
  }
}
