import { DataSource } from 'typeorm';

/** A data source that knows its tables and migrations before it is connected. */
export class DescribedSource extends DataSource {
  private described: Promise<void> | undefined;

  /** Reads the entities and migrations; once, however often it is asked for. */
  describe(): Promise<void> {
    this.described ??= super.buildMetadatas();
    return this.described;
  }

  protected override buildMetadatas(): Promise<void> {
    return this.describe();
  }
}
