/** Opens the file of an index, starting from the newest generation when this process has none. */
import type { GenerationSource } from './generations.ts';
import { type Layout, openSqlite, type SqliteFile } from './sqlite-file.ts';

export interface BeginningFile {
  /** The file as it lies there, empty where nothing was made yet. */
  opened(): SqliteFile;
  /** Fetches the newest generation where nothing was made yet, once at a time. */
  begun(): Promise<SqliteFile>;
  close(): void;
}

export interface BeginningFileDeps {
  /** `:memory:` for nowhere. */
  path: string;
  layout(): Layout;
  isMade(file: SqliteFile): boolean;
  /** Without one, the file is made of the table. */
  generations?: GenerationSource;
}

/** A file that is opened when it is first asked for. */
export function beginningFile({ path, layout, isMade, generations }: BeginningFileDeps): BeginningFile {
  let file: SqliteFile | undefined;
  const opened = (): SqliteFile => {
    file ??= openSqlite(path, layout());
    return file;
  };
  const close = (): void => {
    file?.close();
    file = undefined;
  };
  /** The file is closed before another one takes its place; what was opened in between was the empty one. */
  const fetch = async (from: GenerationSource): Promise<void> => {
    close();
    await from.fetchTo(path, layout());
    close();
  };
  let fetching: Promise<void> | undefined;
  let isTried = path === ':memory:' || generations === undefined;
  return {
    opened,
    begun: async () => {
      if (!isTried && generations && !isMade(opened())) {
        fetching ??= fetch(generations).finally(() => {
          fetching = undefined;
          isTried = true;
        });
        await fetching;
      }
      return opened();
    },
    close,
  };
}
