/** A placeholder of the size of the advertised figures, so that the layout does not shift. */
import { Box } from '../../ui/layout.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import textStyles from '../../ui/text.module.css';
import styles from './home-more.module.css';

export function ClaimsRoom() {
  return (
    <Box surface="deep" pad="band" className={styles.homeClaimsRoom}>
      <div className={textStyles.wrap}>
        <Skeleton lines={2} />
      </div>
    </Box>
  );
}
