/** Why a form could not be sent, in words above its button, and that nothing typed is lost. */
import { FieldError } from './field.tsx';
import './form-failure.css';

export function FormFailure({ title, reason, kept }: { title: string; reason: string; kept: string }) {
  return (
    <div className="form-failure">
      <FieldError>{title}</FieldError>
      <p>
        {reason} {kept}
      </p>
    </div>
  );
}
