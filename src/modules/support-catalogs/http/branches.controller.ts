import { Controller, Get } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { BranchDirectory } from '@/modules/support-catalogs/branch-directory.service';
import { presentBranches, type BranchWire } from '@/modules/support-catalogs/http/present-places';
import { BRANCHES_EXAMPLE, BRANCHES_SCHEMA } from '@/modules/support-catalogs/http/support-catalogs.schema';
import { Authenticated, CatalogRead, RequiresScope } from '@/shared/http/access';
import { ApiErrors, ApiJson } from '@/shared/http/api-docs';

/** The branches, on both of their paths (Contract 4.6, Decisions 5). */
@ApiTags('Sucursales')
@CatalogRead()
@Controller('api/v1')
export class BranchesController {
  constructor(private readonly branches: BranchDirectory) {}

  @Get('sucursales')
  @Authenticated()
  @ApiOperation({ operationId: 'listarSucursales', summary: 'Sucursales' })
  @ApiJson('Sucursales', BRANCHES_SCHEMA, BRANCHES_EXAMPLE)
  @ApiErrors(401, 403, 429)
  list(): BranchWire[] {
    return presentBranches(this.branches.all());
  }

  @Get('carrito/sucursales')
  @RequiresScope('carrito')
  @ApiOperation({ operationId: 'listarSucursalesDelCarrito', summary: 'Sucursales donde recoger un pedido' })
  @ApiJson('Sucursales', BRANCHES_SCHEMA, BRANCHES_EXAMPLE)
  @ApiErrors(401, 403, 429)
  listForCart(): BranchWire[] {
    return presentBranches(this.branches.all());
  }
}
