import { Module } from '@nestjs/common';
import { CredentialsCommand } from '@/modules/auth/commands/credentials.command';
import { TokensCommand } from '@/modules/auth/commands/tokens.command';
import { CredentialsModule } from '@/modules/auth/credentials.module';

/** The operator's commands `credentials …` and `tokens …` (Import format, Credentials). */
@Module({
  imports: [CredentialsModule],
  providers: [...CredentialsCommand.registerWithSubCommands(), ...TokensCommand.registerWithSubCommands()],
})
export class AuthCliModule {}
