/** Types for the parts of dynalite that the local stack uses, because the package ships none. */
declare module 'dynalite' {
  import type { Server } from 'node:http';

  export interface DynaliteOptions {
    /** Folder of the LevelDB store; everything stays in memory when absent. */
    path?: string;
    createTableMs?: number;
    deleteTableMs?: number;
    updateTableMs?: number;
  }

  export interface DynaliteError extends Error {
    statusCode?: number;
    body?: { __type: string; message?: string };
  }

  export type Done = (error?: DynaliteError | null, answer?: unknown) => void;

  /** Items of one table, or entries of one index, by their keys. */
  export interface DynaliteItems {
    get(key: string, done: Done): void;
    put(key: string, item: unknown, done: Done): void;
    del(key: string, done: Done): void;
    /** Calls `act` once nobody else holds the key; what the release makes of a callback lets go of it. */
    lock(key: string, act: (release: (done: Done) => Done) => void): void;
  }

  export type LevelWrite = { type: 'put'; key: string; value: unknown } | { type: 'del'; key: string };

  export interface DynaliteStore {
    /** The LevelDB in which everything lies; a batch is written as a whole or not at all. */
    db: { batch(writes: LevelWrite[]): Promise<void> };
    getItemDb(table: string): DynaliteItems;
    getIndexDb(kind: string, table: string, index: string): DynaliteItems;
  }

  export type DynaliteAction = (store: DynaliteStore, request: object, done: Done) => void;

  /** The fields that a request may have, and what they have to be. */
  export interface DynaliteChecks {
    types: object;
    custom: unknown;
  }

  export default function dynalite(options?: DynaliteOptions): Server;
}

declare module 'dynalite/db/index.js' {
  import type { DynaliteOptions, DynaliteStore } from 'dynalite';

  const db: { create(options: DynaliteOptions): DynaliteStore };
  export default db;
}

declare module 'dynalite/actions/*' {
  import type { DynaliteAction } from 'dynalite';

  const action: DynaliteAction;
  export default action;
}

declare module 'dynalite/validations/index.js' {
  const validations: {
    checkTypes(request: object, types: object): object;
    checkValidations(request: object, types: object, custom: unknown, store: unknown): void;
  };
  export default validations;
}

declare module 'dynalite/validations/putItem.js' {
  import type { DynaliteChecks } from 'dynalite';

  const checks: DynaliteChecks;
  export default checks;
}

declare module 'dynalite/validations/updateItem.js' {
  import type { DynaliteChecks } from 'dynalite';

  const checks: DynaliteChecks;
  export default checks;
}
