import { Controller, Get, Req } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { AccountDirectory } from '@/modules/accounts/account-directory.service';
import { CredentialService } from '@/modules/auth/credential.service';
import { ACCOUNT_EXAMPLE, ACCOUNT_SCHEMA, presentAccount, type AccountBody } from '@/modules/auth/http/account.schema';
import { bearerError } from '@/modules/auth/http/challenge';
import { Authenticated, CurrentCaller, type AuthenticatedRequest } from '@/shared/http/access';
import { ApiErrors, ApiJson } from '@/shared/http/api-docs';
import type { Caller } from '@/shared/kernel/caller';
import { ClientQuota } from '@/shared/rate-limit/http/client-quota';

/** Who a token is, and what it may still do (Beyond 6.1). */
@ApiTags('Cuenta')
@Authenticated()
@Controller('api/v1/cuenta')
export class AccountController {
  constructor(
    private readonly accounts: AccountDirectory,
    private readonly credentials: CredentialService,
    private readonly quota: ClientQuota,
  ) {}

  @Get()
  @ApiOperation({
    operationId: 'verCuenta',
    summary: 'La cuenta del token, sus permisos y lo que queda de sus límites',
  })
  @ApiJson('La cuenta.', ACCOUNT_SCHEMA, ACCOUNT_EXAMPLE)
  @ApiErrors(401, 403, 429)
  async show(@CurrentCaller() caller: Caller, @Req() request: AuthenticatedRequest): Promise<AccountBody> {
    const account = this.accounts.get(caller.accountId);
    // The gate has let it pass a moment ago: it was withdrawn meanwhile.
    if (!account) throw bearerError('cuenta_sin_acceso');
    const credential = await this.credentials.find(caller.clientId);
    return presentAccount(account, credential, caller, await this.quota.of(request, caller));
  }
}
