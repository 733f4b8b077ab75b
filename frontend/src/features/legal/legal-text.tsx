/** Draws the texts of the legal pages: paragraphs, lists and tables, with links and blanks that the agency has not filled in yet. */
import { Link } from 'react-router-dom';
import { Table } from '../../ui/table.tsx';
import typeStyles from '../../ui/type.module.css';
import styles from './legal.module.css';

/** A paragraph, a list, or a table with its heading first. */
export type Block = string | string[] | string[][];

/** `[words](/address)`, or a blank in brackets. */
const MARK = /\[[^\]]+\]\([^)\s]+\)|\[[^\]]+\]/;
const LINK = /^\[([^\]]+)\]\(([^)\s]+)\)$/;

function Part({ text }: { text: string }) {
  const [, words, address] = LINK.exec(text) ?? [];
  if (words && address)
    return address.startsWith('/') ? <Link to={address}>{words}</Link> : <a href={address}>{words}</a>;
  return <mark className={styles.legalBlank}>{text}</mark>;
}

/** One text with its links and blanks, one after another. */
export function Words({ text }: { text: string }) {
  const found = MARK.exec(text);
  if (!found) return text;
  const [mark] = found;
  return (
    <>
      {text.slice(0, found.index)}
      <Part text={mark} />
      <Words text={text.slice(found.index + mark.length)} />
    </>
  );
}

function LegalTable({ rows }: { rows: string[][] }) {
  const [heading = [], ...body] = rows;
  return (
    <Table phone="blocks" className={`${styles.legalTable} ${typeStyles.base}`}>
      <thead>
        <tr>
          {heading.map((cell) => (
            <th key={cell} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {body.map(([label = '', ...cells]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {cells.map((cell, at) => (
              <td key={cell} data-label={heading[at + 1]}>
                <Words text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const isTable = (block: string[] | string[][]): block is string[][] => Array.isArray(block[0]);

export function LegalBlock({ block }: { block: Block }) {
  if (typeof block === 'string') {
    return (
      <p>
        <Words text={block} />
      </p>
    );
  }
  if (isTable(block)) return <LegalTable rows={block} />;
  return (
    <ul>
      {block.map((item) => (
        <li key={item}>
          <Words text={item} />
        </li>
      ))}
    </ul>
  );
}
