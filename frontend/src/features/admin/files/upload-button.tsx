/** The way to upload without dragging: the device's own chooser, for any number of files. */
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { focusHeading } from '../../../ui/page-heading.tsx';

interface UploadButtonProps {
  isBusy: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** For a question about uploads that took the focus with it: the button has it then, or what stands for the uploads. */
export function focusUploading(): void {
  const place = document.querySelector<HTMLElement>(
    '[data-part~="upload-start"], [data-part~="upload-tray"] [aria-expanded]',
  );
  if (place) place.focus({ preventScroll: true });
  else focusHeading();
}

export function UploadButton({ isBusy, onFiles }: UploadButtonProps) {
  const { t } = useTranslation('admin-files');
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      {/* Not disabled, which would take the focus away while names are looked up. */}
      <Button data-part="button upload-start" aria-disabled={isBusy} onClick={() => !isBusy && input.current?.click()}>
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
