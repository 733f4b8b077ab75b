/** The way to upload without dragging: the device's own chooser, for any number of files. */
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';

interface UploadButtonProps {
  isBusy: boolean;
  onFiles: (files: readonly File[]) => void;
}

export function UploadButton({ isBusy, onFiles }: UploadButtonProps) {
  const { t } = useTranslation('admin-files');
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button disabled={isBusy} onClick={() => input.current?.click()}>
        <Icon name="upload" size={18} />
        {t(isBusy ? 'upload.checking' : 'upload.button')}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={t('upload.button')}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // Else choosing the same files again would change nothing for the browser.
          target.value = '';
        }}
      />
    </>
  );
}
