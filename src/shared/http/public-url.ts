import type { AddressInfo } from 'node:net';
import { Inject, Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { ExpressAdapter } from '@nestjs/platform-express';
import { APP_CONFIG, type AppConfig } from '@/config/app-config';

const EVERY_ADDRESS = new Set(['::', '0.0.0.0']);

/**
 * The address links and metadata are written with: PUBLIC_URL, else the one printed at start (Beyond 9.5). Never the Host
 * header: anybody may write anything into that.
 */
@Injectable()
export class PublicUrl {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    @Inject(HttpAdapterHost) private readonly adapter: HttpAdapterHost<ExpressAdapter>,
  ) {}

  /** Without a slash at its end. */
  get(): string {
    return this.config.http.publicUrl ?? this.listening();
  }

  /** Where the server listens, as a person on this machine would type it; known once it does. */
  listening(): string {
    const at = this.adapter.httpAdapter.getHttpServer().address() as AddressInfo | null;
    if (!at) return '';
    const host = EVERY_ADDRESS.has(at.address) ? '127.0.0.1' : at.address;
    return `http://${host.includes(':') ? `[${host}]` : host}:${at.port}`;
  }
}
