import { Global, Module, type DynamicModule } from '@nestjs/common';
import { config as readDotEnv } from 'dotenv';
import { APP_CONFIG, loadConfig, type AppConfig } from '@/config/app-config';

/** The configuration of this process: `.env` when present, then the environment, which wins. */
export function configFromProcess(): AppConfig {
  readDotEnv({ quiet: true });
  return loadConfig(process.env);
}

/** Offers the frozen AppConfig to every module under APP_CONFIG. */
@Global()
@Module({})
export class ConfigModule {
  static with(config: AppConfig): DynamicModule {
    return { module: ConfigModule, providers: [{ provide: APP_CONFIG, useValue: config }], exports: [APP_CONFIG] };
  }
}
