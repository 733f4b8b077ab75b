/** Opens a folder that does not exist yet: in storage, folders exist only through the files in them. */
import { TextField } from '@aws-amplify/ui-react';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { filePathSchema, newNameOf } from '../../../../../shared/domain/file.ts';
import { codeText } from '../../../lib/error-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { Stack } from '../../../ui/layout.tsx';
import type { FilesAddress } from './files-address.ts';

export function NewFolder({ address: { prefix, toFolder } }: { address: FilesAddress }) {
  const { t } = useTranslation('admin-files');
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const open = (event: FormEvent) => {
    event.preventDefault();
    const folder = newNameOf(name);
    const path = filePathSchema.safeParse(`${prefix}${folder}`);
    const code = folder === '' ? 'NAME_REQUIRED' : path.error?.issues[0]?.message;
    setProblem(code);
    if (code !== undefined) return field.current?.focus();
    setOpen(false);
    setName('');
    navigate(toFolder(`${path.data}/`));
  };
  return (
    <>
      <Button look="secondary" onClick={() => setOpen(true)}>
        {t('newFolder.button')}
      </Button>
      <Dialog isOpen={isOpen} title={t('newFolder.button')} onClose={() => setOpen(false)} focusOn={field}>
        <Stack as="form" gap="4" onSubmit={open} noValidate>
          <TextField
            ref={field}
            label={t('newFolder.name')}
            descriptiveText={t('newFolder.help')}
            value={name}
            hasError={problem !== undefined}
            errorMessage={problem && codeText(t, problem)}
            onChange={(event) => setName(event.target.value)}
          />
          <DialogActions>
            <Button type="submit">{t('newFolder.open')}</Button>
            <Button look="secondary" onClick={() => setOpen(false)}>
              {t('admin:cancel')}
            </Button>
          </DialogActions>
        </Stack>
      </Dialog>
    </>
  );
}
