/** Reports where a damaged file of the local stack is and what to do about it; parsers cannot know. */

/** The value of a JSON file's text; throws a sentence that names the file and the remedy. */
export function parseKept<T>(text: string, path: string): T {
  try {
    return JSON.parse(text) as T;
  } catch (cause) {
    throw damaged(path, cause);
  }
}

/** Starts a part of the stack; a failure names the folder of its data. */
export async function naming<T>(folder: string, start: Promise<T>): Promise<T> {
  try {
    return await start;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    // A failure that names its file already says more than this one could.
    if (reason.includes(folder)) throw cause;
    throw new Error(`${reason} (data in ${folder}; delete that folder to start it afresh)`, { cause });
  }
}

function damaged(path: string, cause: unknown): Error {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new Error(`${path} is damaged (${reason}). Delete that file, or the whole data folder to start afresh.`, {
    cause,
  });
}
