/** The room that the advertised figures will take, so that nothing below them jumps. */
import { Skeleton } from '../../ui/skeleton.tsx';

export function ClaimsRoom() {
  return (
    <div className="home-claims home-claims-room">
      <div className="wrap">
        <Skeleton lines={2} />
      </div>
    </div>
  );
}
