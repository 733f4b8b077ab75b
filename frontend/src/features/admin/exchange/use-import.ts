/** Starts an import: creates the run, uploads the file, begins the dry run; a second attempt continues where the first ended. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Run } from '../../../../../shared/domain/run.ts';
import { type ErrorKind, isAppError } from '../../../../../shared/errors.ts';
import { uploadFile } from '../../../lib/upload.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { noteRun } from '../kit/records/run-record.ts';
import { useUnsavedWarning } from '../kit/use-unsaved-warning.ts';
import {
  type Announced,
  checkImport,
  createImport,
  EXCHANGE_PATH,
  type ImportInput,
  runPath,
} from './exchange-queries.ts';

export interface ChosenImport extends Pick<ImportInput, 'records' | 'format' | 'basis'> {
  file: File;
}

/** How far a file has got; of another choice it is worth nothing. */
interface Begun {
  chosen: ChosenImport;
  announced?: Announced;
  isThere?: boolean;
}

/** After these errors the same run continues; after any other, a new one is created. */
const RESUMABLE_ERRORS: ReadonlySet<ErrorKind> = new Set(['unavailable', 'rate-limited']);

function isSame(one: ChosenImport, other: ChosenImport): boolean {
  const facts = ({ records, format, basis }: ChosenImport) => JSON.stringify([records, format, basis]);
  return one.file === other.file && facts(one) === facts(other);
}

async function bring(begun: Begun, onProgress: (share: number) => void): Promise<Run> {
  const { file, ...facts } = begun.chosen;
  begun.announced ??= await createImport({ ...facts, fileName: file.name, sizeBytes: file.size });
  if (!begun.isThere) await uploadFile(begun.announced.upload, file, { onProgress });
  begun.isThere = true;
  return checkImport(begun.announced.runId);
}

/** Whether what asked is still on screen. */
function useIsHere() {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
}

/** `percent` is that of the upload, `undefined` before it. */
export function useImport() {
  const { t } = useTranslation('admin-exchange');
  const client = useQueryClient();
  const navigate = useNavigate();
  const begun = useRef<Begun>(undefined);
  const isHere = useIsHere();
  const [percent, setPercent] = useState<number>();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (chosen: ChosenImport) => {
      if (!begun.current || !isSame(begun.current.chosen, chosen)) begun.current = { chosen };
      return bring(begun.current, (share) => setPercent(Math.round(share * 100)));
    },
    onSuccess: (run) => {
      noteRun(client, run);
      const address = runPath(run.runId);
      if (isHere.current) return navigate(address, { state: { cameFrom: EXCHANGE_PATH } });
      const action = { label: t('import.open'), onPress: () => navigate(address) };
      return void showToast({ title: t('import.arrived'), description: run.fileName ?? undefined, action });
    },
    onError: (thrown) => {
      if (!isAppError(thrown) || !RESUMABLE_ERRORS.has(thrown.kind)) begun.current = undefined;
    },
    onSettled: () => setPercent(undefined),
  });
  // Closing the browser would end the upload; the panel's own links leave it running.
  useUnsavedWarning(isPending);
  return { bring: mutate, isBringing: isPending, error, forget: reset, percent };
}
