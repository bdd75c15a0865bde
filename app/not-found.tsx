import { NotFoundPage } from '@/components/failure/failure-notice';

export default function NotFound() {
  return <NotFoundPage what="page" />;
}
