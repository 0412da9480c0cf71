import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Carriers } from '@/modules/support-catalogs/carriers.service';
import { Countries } from '@/modules/support-catalogs/countries.service';
import { FreightTables } from '@/modules/support-catalogs/freight-tables.service';
import { CarriersQuery, PostalCodePath } from '@/modules/support-catalogs/http/postal-code.fields';
import {
  presentCarrier,
  presentCountries,
  type CarrierWire,
  type CountriesWire,
} from '@/modules/support-catalogs/http/present-cart-catalogs';
import {
  presentNeighborhoods,
  presentStates,
  type NeighborhoodsWire,
  type StatesWire,
} from '@/modules/support-catalogs/http/present-places';
import * as docs from '@/modules/support-catalogs/http/support-catalogs.schema';
import { PostalCodes } from '@/modules/support-catalogs/postal-codes.service';
import { CatalogRead, RequiresScope } from '@/shared/http/access';
import { ApiErrors, ApiJson } from '@/shared/http/api-docs';

/** What a delivery address and its carrier are chosen from (Contract 4.6). */
@ApiTags('Catálogos del carrito')
@CatalogRead()
@RequiresScope('carrito')
@Controller('api/v1/carrito')
export class DeliveryCatalogsController {
  constructor(
    private readonly carriers: Carriers,
    private readonly countries: Countries,
    private readonly postalCodes: PostalCodes,
    private readonly freightTables: FreightTables,
  ) {}

  @Get('fleteras')
  @ApiOperation({ operationId: 'listarFleteras', summary: 'Fleteras, con entrega al día siguiente y cobertura' })
  @ApiJson('Fleteras; la que depende de la cobertura va al final', docs.CARRIERS_SCHEMA, docs.CARRIERS_EXAMPLE)
  @ApiErrors(400, 401, 403, 429)
  carrierList(@Query() query: CarriersQuery): CarrierWire[] {
    return this.carriers
      .list()
      .map((carrier) => presentCarrier(carrier, this.carriers.coverage(carrier, query.codigo_postal)));
  }

  @Get('paises')
  @ApiOperation({ operationId: 'listarPaises', summary: 'Países para direcciones' })
  @ApiJson('Países', docs.COUNTRIES_SCHEMA, docs.COUNTRIES_EXAMPLE)
  @ApiErrors(401, 403, 429)
  countryList(): CountriesWire {
    return presentCountries(this.countries.list());
  }

  @Get('estados/:cp')
  @ApiOperation({ operationId: 'verEstadoDeCodigoPostal', summary: 'Estado y municipio de un código postal' })
  @ApiJson('Estado; vacío si el código postal no está en el catálogo', docs.STATES_SCHEMA, docs.STATES_EXAMPLE)
  @ApiErrors(400, 401, 403, 429)
  async states(@Param() { cp }: PostalCodePath): Promise<StatesWire> {
    const postalCode = await this.postalCodes.find(cp);
    const state = postalCode && (await this.postalCodes.stateOf(cp));
    return presentStates(state && { postalCode, state, extendedZone: this.freightTables.isExtendedZone(cp) });
  }

  @Get('colonias/:cp')
  @ApiOperation({ operationId: 'listarColonias', summary: 'Colonias de un código postal' })
  @ApiJson(
    'Colonias; vacío si el código postal no está en el catálogo',
    docs.NEIGHBORHOODS_SCHEMA,
    docs.NEIGHBORHOODS_EXAMPLE,
  )
  @ApiErrors(400, 401, 403, 429)
  async neighborhoods(@Param() { cp }: PostalCodePath): Promise<NeighborhoodsWire> {
    return presentNeighborhoods(await this.postalCodes.find(cp));
  }
}
