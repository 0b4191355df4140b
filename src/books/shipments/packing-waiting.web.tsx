/** Bills that somebody brings and nobody has handed over yet: where there is no scanner, packing begins here. */
import { useQuery } from '@tanstack/react-query'
import { showDay } from '#kernel/day.ts'
import { moduleCall } from '#wire/calls.ts'
import { call } from '#web/data/call.ts'
import { useRights, useToday } from '#web/data/profile.ts'
import { idOfRow } from '#web/list/subject.ts'
import { Link } from '#web/ui/link.tsx'
import { useWords } from '#web/words/words.ts'
import { takePackingCode } from './packing-scan.web.ts'
import { SHOWN, waitingBills } from './waiting-bills.ts'
import style from './packing.module.css'

const useWaiting = ({ from, query }: ReturnType<typeof waitingBills>) => {
  const { may } = useRights()
  return useQuery({
    queryKey: ['module', 'Order', 'toPack', from],
    enabled: may('Order', 'R'),
    meta: { silent: true },
    queryFn: ({ signal }) => call(moduleCall('Order', 'getlist'), { query, signal }),
  }).data
}

export const PackingWaiting = () => {
  const { label } = useWords()
  const asked = waitingBills(useToday())
  const found = useWaiting(asked)
  if (!found) return null
  if (found.TotalCount === 0) return <p className={style.none}>{label('packing.noneWaiting')}</p>
  return (
    <section className={style.card} aria-labelledby="packing-waiting">
      <div className={style.head}>
        <h2 id="packing-waiting">{label('packing.waitingOf', { n: String(found.TotalCount) })}</h2>
        {found.TotalCount > SHOWN && <Link to={asked.address}>{label('packing.all')}</Link>}
      </div>
      <ul className={style.waiting}>
        {found.ListItem.map((row) => (
          <li key={idOfRow(row)}>
            <button type="button" onClick={() => void takePackingCode(String(row['NumberID']))}>
              <b>{String(row['NumberID'])}</b>
              <span>{String(row['ObjName'] ?? '')}</span>
              <small>{showDay(String(row['dtDate']))}</small>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
