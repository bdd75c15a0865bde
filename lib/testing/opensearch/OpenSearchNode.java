import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import org.opensearch.Version;
import org.opensearch.common.logging.LogConfigurator;
import org.opensearch.common.settings.Settings;
import org.opensearch.env.Environment;
import org.opensearch.node.InternalSettingsPreparer;
import org.opensearch.node.Node;
import org.opensearch.plugins.PluginInfo;

/** One OpenSearch node out of plain jars, for tests: no security, no checks of the machine. Arguments are settings. */
public class OpenSearchNode {
  static final class Started extends Node {
    @SuppressWarnings({"unchecked", "rawtypes"})
    Started(Environment environment, Collection plugins) {
      super(environment, plugins, false);
    }
  }

  /** From version 3 on plugins are described, before they were classes with other names. */
  static Object plugin(String name) throws Exception {
    if (Version.CURRENT.major < 3) return Class.forName(name.replace("ModulePlugin", "Plugin"));
    String last = name.substring(name.lastIndexOf('.') + 1);
    return new PluginInfo(last, "", "classpath", Version.CURRENT, "17", name, null, List.of(), false);
  }

  public static void main(String[] args) throws Exception {
    Settings.Builder settings = Settings.builder();
    for (String arg : args) settings.put(arg.substring(0, arg.indexOf('=')), arg.substring(arg.indexOf('=') + 1));
    Path config = Path.of(settings.get("path.home"), "config");
    LogConfigurator.registerErrorListener();
    Environment environment =
        InternalSettingsPreparer.prepareEnvironment(settings.build(), Map.of(), config, () -> "node");
    LogConfigurator.configure(environment);
    List<Object> plugins = new ArrayList<>();
    for (String name : List.of(
        "org.opensearch.transport.Netty4ModulePlugin",
        "org.opensearch.analysis.common.CommonAnalysisModulePlugin",
        "org.opensearch.index.reindex.ReindexModulePlugin")) plugins.add(plugin(name));
    Node node = new Started(environment, plugins);
    node.start();
    CountDownLatch ended = new CountDownLatch(1);
    Runtime.getRuntime().addShutdownHook(new Thread(() -> {
      try {
        node.close();
      } catch (Exception error) {
        error.printStackTrace();
      }
      ended.countDown();
    }));
    ended.await();
  }
}
