import { NotFoundPage } from '@/components/failure/failure-notice';

export default function CompanyNotFound() {
  return <NotFoundPage what="company" />;
}
