/** Stands where a template would, when none is open or the open one no longer exists. */
import { Box } from '../../../ui/layout.tsx';
import textStyles from '../../../ui/text.module.css';
import typeStyles from '../../../ui/type.module.css';

export function NoTemplate({ children }: { children: string }) {
  return (
    <Box
      as="p"
      pad="l"
      edge="dashed"
      radius="s"
      className={`${textStyles.quiet} ${typeStyles.unbound}`}
      data-part="quiet"
    >
      {children}
    </Box>
  );
}
