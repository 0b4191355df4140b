import {
  ArrowLeftRight,
  ChartColumn,
  Database,
  FileText,
  LayoutDashboard,
  type LucideIcon,
  Send,
  Settings,
  ShoppingCart,
  Truck,
  Warehouse,
} from 'lucide-react'
import type { AreaId } from './areas.ts'

export const areaIcons: Record<AreaId, LucideIcon> = {
  home: LayoutDashboard,
  sales: ShoppingCart,
  purchase: Truck,
  pay: ArrowLeftRight,
  stock: Warehouse,
  category: Database,
  invoice: FileText,
  shipping: Send,
  report: ChartColumn,
  system: Settings,
}
