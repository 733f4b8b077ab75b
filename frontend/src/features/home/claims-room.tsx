/** The room that the advertised figures will take, so that nothing below them jumps. */
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
